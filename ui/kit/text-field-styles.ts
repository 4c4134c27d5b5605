// Mantine's styles of a field that is typed into, in the order they build on each other: for screens whose other fields come later.
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Input.layer.css'
