import type { KeyboardEvent } from 'react'

/**
 * Enter takes what is highlighted in an open list. A moment after it opens the list forgets which of its options that
 * is, though it stays highlighted: when letters and arrows came faster than that moment, nothing was taken.
 */
export function takeHighlighted(event: KeyboardEvent<HTMLInputElement>): void {
  const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '')
  const highlighted = list?.querySelector<HTMLElement>('[data-combobox-selected]')
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !highlighted) return
  event.preventDefault()
  event.stopPropagation()
  highlighted.click()
}

/** Enter in an open list chooses from it; where nothing was found it doesn't send the form around it either. */
export function keepInOpenList(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-expanded') === 'true')
    event.preventDefault()
}
