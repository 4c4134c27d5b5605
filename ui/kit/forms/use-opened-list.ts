import { useReducer } from 'react'

/**
 * For a field of Mantine's that opens a list. Such a list says what it is called after its field was drawn, and until
 * the field is drawn again it tells no one that it is open, nor which list is its own.
 *
 * @param then what else is done as the list opens
 */
export function useOpenedList(then?: () => void): { readonly onDropdownOpen: () => void } {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const onDropdownOpen = () => {
    then?.()
    requestAnimationFrame(() => requestAnimationFrame(drawAgain))
  }
  return { onDropdownOpen }
}
