import { Button, Group } from '@mantine/core'
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react'
import { authStore } from '#ui/auth/auth-store.ts'
import { LogoutButton } from '#ui/auth/LogoutButton.tsx'
import { useAgain } from '#ui/kit/connection/use-again.ts'
import { Main } from '#ui/kit/page/Main.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { appTexts } from '../texts.ts'
import styles from './AuthFailed.module.css'
import { shellTexts } from './texts.ts'

/** The check of the session failed: another try keeps it, the way out ends it. */
export function AuthFailed({ state }: { readonly state: string }) {
  const { retry } = useService(authStore)
  useAgain({ is: 'failed', status: readStatus(state) }, () => void retry())
  return (
    <Main>
      <title>{appTexts.service}</title>
      <div className={styles.failed}>
        <div role="alert">
          <h1 className={styles.title}>
            <IconAlertCircle size={20} stroke={1.6} aria-hidden />
            {shellTexts.authFailed(state)}
          </h1>
        </div>
        <Group gap="sm">
          <Button leftSection={<IconRefresh size={16} stroke={1.6} />} onClick={() => void retry()}>
            {appTexts.retry}
          </Button>
          <LogoutButton />
        </Group>
      </div>
    </Main>
  )
}

/** `Err_503`; null for `Err_error`, which is no answer at all. */
function readStatus(state: string): number | null {
  const status = Number(state.replace('Err_', ''))
  return Number.isInteger(status) ? status : null
}
