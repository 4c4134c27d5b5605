import type { Sizes } from '@osh/core/employees/sizes/sizes.ts'
import { type ReactNode, useState } from 'react'
import styles from './FoldedSizes.module.css'
import { employeeTexts as texts } from './texts.ts'

/** How each size is written, in its empty field. */
export const sizeExamples: Readonly<Record<keyof Sizes, string>> = {
  height: '176',
  clothingSize: '52-54/170-176',
  shoeSize: '43',
  headgearSize: '57',
  gloveSize: '10',
  respiratorSize: '2',
}

type Props = {
  /** Whether it begins open. */
  readonly opened: boolean
  /** Among parts of a page that have headings of their own. */
  readonly asPart?: boolean
  readonly children: ReactNode
}

/** The sizes of an employee: folded, for not everyone is given PPE. Opened and folded by the person from then on. */
export function FoldedSizes({ opened, asPart = false, children }: Props) {
  const [openedAtFirst] = useState(opened)
  return (
    <details open={openedAtFirst} className={asPart ? styles.part : styles.sizes}>
      <summary>{asPart ? <h2>{texts.groups.sizes}</h2> : texts.groups.sizes}</summary>
      <p className={styles.hint}>{texts.sizesHint}</p>
      {children}
    </details>
  )
}
