// Mantine's styles of a password's field, in the order they build on each other.
import './text-field-styles.ts'
import '@mantine/core/styles/PasswordInput.layer.css'
