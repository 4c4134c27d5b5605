// Mantine's styles of the browser's own list, in the order they build on each other: for screens whose other fields come later.
import './text-field-styles.ts'
import '@mantine/core/styles/Combobox.layer.css'
