// Mantine's styles of a checkbox with no description or error, in the order they build on each other: for screens whose other fields come later.
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
