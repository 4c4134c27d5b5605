import { Button } from '@mantine/core'
import { isOpenRecord, type Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import { May } from '#ui/app/session/May.tsx'
import styles from '../Incidents.module.css'
import { IssuedPaper } from '../papers/IssuedPaper.tsx'
import { microtraumaTexts as texts } from './texts.ts'

type Props = {
  readonly microtrauma: Microtrauma
  readonly busy: boolean
  readonly onCertify: () => void
}

/** The papers of the record: certificates that were issued, and what draws up the next, filled. */
export function CardPapers({ microtrauma, busy, onCertify }: Props) {
  const { injured, papers } = microtrauma
  const { employeeId } = injured
  const again = papers.some(({ annulled }) => !annulled)
  const among = employeeId === null ? {} : { employeeId: String(employeeId) }
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className={styles.part}>
        {texts.papers}
      </h2>
      {papers.length === 0 && <p className={styles.muted}>{texts.noPapers}</p>}
      {papers.map((paper) => (
        <IssuedPaper key={paper.documentId} paper={paper} among={among} />
      ))}
      {isOpenRecord(microtrauma) && (
        <May right="issue-papers">
          <div className={styles.papers}>
            <Button variant={again ? 'subtle' : 'light'} size="xs" loading={busy} onClick={onCertify}>
              {again ? texts.certifyAgain : texts.certify}
            </Button>
          </div>
        </May>
      )}
      {employeeId === null && <p className={styles.muted}>{texts.certificateNone}</p>}
    </section>
  )
}
