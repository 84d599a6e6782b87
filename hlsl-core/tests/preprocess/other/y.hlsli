other Y
