import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './AccountSettings.module.css'
import { passwordStore } from './password-store.ts'
import { accountTexts as texts } from './texts.ts'

const PasswordForm = makeLazyPart(async () => ({
  default: (await import('./PasswordForm.tsx')).PasswordForm,
}))

/** The way to another password. */
export const PasswordPart = observer(function PasswordPart({
  onChanged,
}: {
  readonly onChanged: () => void
}) {
  const store = useService(passwordStore)
  return (
    <section className={styles.part} aria-labelledby="password-part">
      <h2 id="password-part">{texts.password}</h2>
      {store.editing ? (
        <Suspense fallback={null}>
          <PasswordForm store={store} onChanged={onChanged} />
        </Suspense>
      ) : (
        <Button variant="default" onClick={store.edit}>
          {texts.changePassword}
        </Button>
      )}
    </section>
  )
})
