import { Button } from '@mantine/core'
import type { Difference } from '@osh/core/requirements/difference/difference.ts'
import { postTexts as texts } from '../texts.ts'
import styles from './Difference.module.css'
import { placePage } from './difference-page.ts'

type Props = {
  readonly difference: Difference
  readonly page: number
  readonly onPage: (page: number) => void
}

/** The way through a difference that is longer than a page; nothing of one that is not. */
export function DifferencePages({ difference, page, onPage }: Props) {
  const { from, to, all } = placePage(difference, page)
  if (from === 1 && to >= all) return null
  return (
    <nav aria-label={texts.pages} className={styles.pages}>
      <Button variant="default" size="xs" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {texts.earlierRows}
      </Button>
      <span role="status">{texts.rowsOf(from, to, all)}</span>
      <Button variant="default" size="xs" disabled={to >= all} onClick={() => onPage(page + 1)}>
        {texts.laterRows}
      </Button>
    </nav>
  )
}
