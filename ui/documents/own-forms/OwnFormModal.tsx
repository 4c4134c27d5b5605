import '#ui/kit/form-styles.ts'
import '#ui/kit/modal-styles.ts'
import { Modal } from '@mantine/core'
import type { Template } from '@osh/core/documents/library/template.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { FileDrop } from './FileDrop.tsx'
import { FormInUse } from './FormInUse.tsx'
import styles from './OwnForm.module.css'
import { type ChosenFile, type OwnFormStore, ownFormStore } from './own-form-store.ts'
import { PlaceholderList } from './PlaceholderList.tsx'
import { StartFromStandard } from './StartFromStandard.tsx'
import { ownFormTexts as texts } from './texts.ts'

type Props = {
  readonly template: Template
  /** Another form is in use now. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** «Персональный шаблон»: which form is in use, a file in its place, and what may be in that. */
export default observer(function OwnFormModal({ template, onChanged, onClose }: Props) {
  const store = useService(ownFormStore)
  const { show } = useService(notices)
  useEffect(() => void store.open(template), [store, template])
  const upload = async (file: ChosenFile) => {
    if (!(await store.upload(file))) return
    show(texts.accepted)
    onChanged()
  }
  return (
    <Modal opened size={760} onClose={onClose} title={texts.title}>
      <p className={styles.form}>{template.title}</p>
      <Loaded state={store.state} rows={4} onRetry={() => void store.open(template)}>
        {(form) => (
          <>
            <FormInUse store={store} form={form} onReverted={onChanged} />
            <p className={styles.second}>{texts.about}</p>
            <StartFromStandard template={template} />
            <FileDrop
              label={form === null ? texts.choose : texts.replace}
              sending={store.sending}
              onFile={(file) => void upload(file)}
            />
            <Findings store={store} />
            <PlaceholderList store={store} template={template} />
          </>
        )}
      </Loaded>
    </Modal>
  )
})

/** Everything that has to be mended, so that one reading is enough. */
const Findings = observer(function Findings({ store }: { readonly store: OwnFormStore }) {
  const { refused } = store
  return (
    <div role="alert">
      {refused && (
        <div className={styles.refused}>
          <p>{texts.refused(refused.name)}</p>
          <ol>
            {refused.findings.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
})
