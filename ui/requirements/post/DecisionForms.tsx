import '#ui/kit/text-field-styles.ts'
import { Button, TextInput } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { postTexts as texts } from '../texts.ts'
import styles from './Post.module.css'
import type { PostStore } from './post-store.ts'

type Props = {
  readonly store: PostStore
  /** The key of what is decided about. */
  readonly about: string
  readonly onClose: () => void
}

/** Why it is not required; nothing is refused without a reason. */
export const RefusalForm = observer(function RefusalForm({ store, about, onClose }: Props) {
  const [reason, setReason] = useState('')
  return (
    <InRow
      store={store}
      save={texts.saveRefusal}
      canSave={reason.trim() !== ''}
      onSave={() => store.decide('refuse', { key: about, reason })}
      onClose={onClose}
    >
      <TextInput
        autoFocus
        className={styles.wide}
        label={texts.reason}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </InRow>
  )
})

/** Another periodicity than the law's, and by which order. */
export const ChangeForm = observer(function ChangeForm(props: Props & { readonly periodicity: string }) {
  const { store, about, onClose } = props
  const [periodicity, setPeriodicity] = useState(props.periodicity)
  const [basis, setBasis] = useState('')
  return (
    <InRow
      store={store}
      save={texts.saveChange}
      canSave={periodicity.trim() !== ''}
      onSave={() => store.decide('change', { key: about, periodicity, basis })}
      onClose={onClose}
    >
      <TextInput
        autoFocus
        label={texts.periodicity}
        description={texts.periodicityHint}
        maxLength={100}
        value={periodicity}
        onChange={({ currentTarget }) => setPeriodicity(currentTarget.value)}
      />
      <TextInput
        className={styles.wide}
        label={texts.basis}
        description={texts.basisHint}
        maxLength={200}
        value={basis}
        onChange={({ currentTarget }) => setBasis(currentTarget.value)}
      />
    </InRow>
  )
})

type RowProps = Pick<Props, 'store' | 'onClose'> & {
  readonly save: string
  readonly canSave: boolean
  readonly onSave: () => Promise<boolean>
  readonly children: ReactNode
}

/** A form under its row: Enter saves, Esc closes and gives the focus back. */
const InRow = observer(function InRow({ store, save, canSave, onSave, onClose, children }: RowProps) {
  return (
    <form
      noValidate
      className={styles.inRow}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave && !store.busy)
          void onSave().then((done) => {
            if (done) onClose()
          })
      }}
    >
      {children}
      <Button type="submit" variant="default" disabled={!canSave} loading={store.busy}>
        {save}
      </Button>
      <Button variant="default" onClick={onClose}>
        {texts.cancel}
      </Button>
    </form>
  )
})
