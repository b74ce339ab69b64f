"""What people have beside their seats: devices, passkeys, notes, vacations, calls to their turn."""
