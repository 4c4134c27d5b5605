import type { ReactNode } from 'react'

/** The landmark that the skip link leads to. Dialogs, lists and calendars open inside it, at its end. */
export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
      <div id="floating" />
    </main>
  )
}
