import { Button } from '@mantine/core'
import { ports } from '#ui/app/container.ts'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './AccountSettings.module.css'
import { accountTexts } from './texts.ts'

const texts = accountTexts.ownData

/** Gives out all that is kept of the person; nothing in the browser's own demo. */
export function OwnDataPart() {
  const files = useService(ports.personalFiles)
  const { save } = useFiles()
  if (files === null) return null
  return (
    <section className={styles.part} aria-labelledby="own-data">
      <h2 id="own-data">{texts.heading}</h2>
      <p className={styles.about}>{texts.hint}</p>
      <Button variant="default" onClick={() => void save(files.makeOwnLink, texts.file)}>
        {texts.give}
      </Button>
    </section>
  )
}
