import { Button } from '@mantine/core'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import account from '../AccountSettings.module.css'
import styles from './SecondFactor.module.css'
import { factorTexts as texts } from './texts.ts'

type Props = { readonly codes: readonly string[]; readonly onKept: () => void }

/** Recovery codes, the only time that they are shown. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { show } = useService(notices)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    show(texts.copied)
  }
  return (
    <>
      <h3>{texts.codesHeading}</h3>
      <p role="status" className={account.about}>
        {texts.codesHint}
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={account.buttons}>
        <Button onClick={onKept}>{texts.kept}</Button>
        <Button
          variant="default"
          component="a"
          download={texts.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\r\n'))}`}
        >
          {texts.download}
        </Button>
        <Button variant="default" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </>
  )
}
