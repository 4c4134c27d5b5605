import { Button, Progress } from '@mantine/core'
import type { Evidence, EvidenceOf } from '@osh/core/incidents/evidence/evidence.ts'
import { May } from '#ui/app/session/May.tsx'
import '@mantine/core/styles/Progress.layer.css'
import { IconCamera, IconLink, IconPaperclip } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { type ChangeEvent, type ReactNode, Suspense, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import styles from './Evidence.module.css'
import { EvidenceItem } from './EvidenceItem.tsx'
import type { EvidenceStore } from './evidence-store.ts'
import { evidenceTexts } from './texts.ts'

const LinkModal = makeLazyPart(async () => ({ default: (await import('./LinkModal.tsx')).LinkModal }))
const WithdrawModal = makeLazyPart(async () => ({
  default: (await import('./WithdrawModal.tsx')).WithdrawModal,
}))

/** What the file dialog offers; what a file is the server looks up in it. */
const ACCEPTED = 'image/*,audio/*,video/*,application/pdf'

type Props = {
  readonly store: EvidenceStore
  readonly of: EvidenceOf
  /** «Материалы шага 3». */
  readonly label: string
  /** Nothing more may be attached. */
  readonly isClosed?: boolean
}

/** Photos, scans, recordings and links of a step, a measure or a microtrauma, and what sends more of them. */
export const EvidencePart = observer(function EvidencePart({ store, of, label, isClosed = false }: Props) {
  const [linking, setLinking] = useState(false)
  const [withdrawing, setWithdrawing] = useState<Evidence | null>(null)
  const own = store.listOf(of)
  const send = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void store.send(of, [...(currentTarget.files ?? [])])
    currentTarget.value = ''
  }
  return (
    <div className={styles.evidence}>
      {own.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {own.map((one) => (
            <EvidenceItem key={one.id} evidence={one} onWithdraw={() => setWithdrawing(one)} />
          ))}
        </ul>
      )}
      <OnTheirWay store={store} of={of} />
      {!isClosed && (
        <May right="change">
          <div className={styles.tools}>
            <FileButton
              label={evidenceTexts.photograph}
              icon={<IconCamera size={16} stroke={1.6} aria-hidden />}
              camera
              onChange={send}
            />
            <FileButton
              label={evidenceTexts.attach}
              icon={<IconPaperclip size={16} stroke={1.6} aria-hidden />}
              onChange={send}
            />
            <Button
              variant="subtle"
              size="compact-xs"
              leftSection={<IconLink size={16} stroke={1.6} aria-hidden />}
              onClick={() => setLinking(true)}
            >
              {evidenceTexts.attachLink}
            </Button>
          </div>
        </May>
      )}
      <Suspense fallback={null}>
        {linking && <LinkModal store={store} of={of} onClose={() => setLinking(false)} />}
        {withdrawing && (
          <WithdrawModal store={store} evidence={withdrawing} onClose={() => setWithdrawing(null)} />
        )}
      </Suspense>
    </div>
  )
})

type FileButtonProps = {
  readonly label: string
  readonly icon: ReactNode
  /** Opens the phone's camera at once. */
  readonly camera?: true
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

const FileButton = ({ label, icon, camera, onChange }: FileButtonProps) => (
  <label className={`${styles.file} ${camera ? styles.camera : ''}`}>
    {icon}
    {label}
    <input
      type="file"
      className={styles.input}
      multiple={!camera}
      accept={camera ? 'image/*' : ACCEPTED}
      {...(camera ? { capture: 'environment' as const } : {})}
      onChange={onChange}
    />
  </label>
)

const OnTheirWay = observer(function OnTheirWay({ store, of }: Pick<Props, 'store' | 'of'>) {
  const sending = store.listSendingTo(of)
  if (sending.length === 0) return null
  return (
    <ul className={styles.sending}>
      {sending.map(({ key, file, share, refusal }) => (
        <li key={key}>
          <span className={styles.name}>{file.name}</span>
          {refusal === null ? (
            <Progress
              className={styles.progress}
              value={share * 100}
              size="sm"
              aria-label={evidenceTexts.sending(file.name)}
            />
          ) : (
            <>
              <p role="alert" className={styles.refusal}>
                {refusal}
              </p>
              <Button variant="default" size="compact-xs" onClick={() => void store.sendAgain(key)}>
                {evidenceTexts.sendAgain}
              </Button>
              <Button variant="subtle" size="compact-xs" onClick={() => store.putAway(key)}>
                {evidenceTexts.putAway}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
})
