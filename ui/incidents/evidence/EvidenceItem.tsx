import { Button } from '@mantine/core'
import type { Evidence } from '@osh/core/incidents/evidence/evidence.ts'
import { isLocal } from '@osh/core/incidents/offline/local-id.ts'
import { HIDDEN } from '@osh/core/wording/rights/hidden.ts'
import { IconFile, IconLink, IconPhoto } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { May } from '#ui/app/session/May.tsx'
import { memberNames } from '#ui/app/session/member-names.ts'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Evidence.module.css'
import { evidenceTexts } from './texts.ts'

type Props = { readonly evidence: Evidence; readonly onWithdraw: () => void }

/** One photo, scan, recording or link: what it shows, who attached it and when, or why it was withdrawn. */
export const EvidenceItem = observer(function EvidenceItem({ evidence, onWithdraw }: Props) {
  const names = useService(memberNames)
  const { name, content, enteredBy, enteredAt, withdrawn } = evidence
  const signed = evidenceTexts.attachedBy(names.nameOf(enteredBy), formatMoment(enteredAt, names.timeZone))
  return (
    <li className={`${styles.item} ${withdrawn ? styles.isWithdrawn : ''}`}>
      <Picture evidence={evidence} />
      <div className={styles.about}>
        {name === HIDDEN ? (
          <span className={styles.hidden}>{name}</span>
        ) : content.is === 'link' ? (
          <a className={styles.name} href={content.url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          <FileLink evidence={evidence} />
        )}
        <small
          title={
            content.is === 'file' && !isLocal(evidence.id) ? `SHA-256: ${content.file.sha256}` : undefined
          }
        >
          {signed}
        </small>
        {withdrawn ? (
          <small>
            {evidenceTexts.withdrawnBy(
              names.nameOf(withdrawn.by),
              formatMoment(withdrawn.at, names.timeZone),
              withdrawn.reason,
            )}
          </small>
        ) : isLocal(evidence.id) ? (
          <small>{evidenceTexts.notSent}</small>
        ) : (
          <May right="change">
            <Button
              className={styles.withdraw}
              variant="subtle"
              color="gray"
              size="compact-xs"
              onClick={onWithdraw}
            >
              {evidenceTexts.withdraw}
            </Button>
          </May>
        )}
      </div>
    </li>
  )
})

function FileLink({ evidence: { companyId, id, name } }: Pick<Props, 'evidence'>) {
  const files = useService(ports.evidenceFiles)
  const { view } = useFiles()
  return (
    <button
      type="button"
      className={styles.name}
      onClick={() => void view(() => files.makeLink(companyId, id))}
    >
      {name}
    </button>
  )
}

/** The small picture, or a sign of what it is. */
function Picture({ evidence: { companyId, id, content } }: Pick<Props, 'evidence'>) {
  const files = useService(ports.evidenceFiles)
  const [address, setAddress] = useState<string | null>(null)
  const hasPreview = content.is === 'file' && content.preview !== null
  useEffect(() => {
    if (!hasPreview) return
    let shown = true
    void load(() => files.makePreviewLink(companyId, id)).then((answer) => {
      if (shown && answer.is === 'ready' && answer.value.ok) setAddress(answer.value.value)
    })
    return () => {
      shown = false
    }
  }, [files, companyId, id, hasPreview])
  if (address !== null) return <img className={styles.picture} src={address} alt="" />
  const Sign = content.is === 'link' ? IconLink : hasPreview ? IconPhoto : IconFile
  return (
    <span className={styles.picture}>
      <Sign size={24} stroke={1.4} aria-hidden />
    </span>
  )
}
