import { Button, TextInput } from '@mantine/core'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { Placeholder } from '@osh/core/documents/own-forms/placeholders.ts'
import { IconCopy, IconSearch } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { ports } from '#ui/app/container.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './OwnForm.module.css'
import type { OwnFormStore } from './own-form-store.ts'
import { ownFormTexts as texts } from './texts.ts'

type Props = { readonly store: OwnFormStore; readonly template: Template }

/** What may be in the company's own file; a click copies. */
export const PlaceholderList = observer(function PlaceholderList({ store, template }: Props) {
  const ownForms = useService(ports.ownForms)
  const { save } = useFiles()
  return (
    <section aria-label={texts.placeholders}>
      <h3>{texts.placeholders}</h3>
      <p className={styles.second}>{texts.howTo}</p>
      <div className={styles.tools}>
        <TextInput
          className={styles.search}
          role="searchbox"
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          value={store.search}
          onChange={(event) => store.find(event.currentTarget.value)}
        />
        <Button
          variant="default"
          onClick={() => void save(() => ownForms.makeSampleLink(template.id), `${template.slug}.docx`)}
        >
          {texts.sample}
        </Button>
      </div>
      {store.found.length === 0 && <p className={styles.second}>{texts.noneFound}</p>}
      {store.found.map(({ title, placeholders }) => (
        <div key={title} className={styles.group}>
          <h4>{title}</h4>
          <ul>
            {placeholders.map((one) => (
              <Row key={one.text} placeholder={one} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
})

function Row({ placeholder: { text, meaning } }: { readonly placeholder: Placeholder }) {
  const { show } = useService(notices)
  const copy = async () => {
    const isCopied = await writeToClipboard(text)
    if (isCopied) show(texts.copied(text), { seconds: 2 })
    else show(texts.notCopied, { tone: 'failed' })
  }
  return (
    <li>
      <button type="button" className={styles.copy} title={texts.copy(text)} onClick={() => void copy()}>
        <code>{text}</code>
        <IconCopy size={14} stroke={1.6} aria-hidden />
      </button>
      <span>{meaning}</span>
    </li>
  )
}

/** False where the browser does not allow it. */
const writeToClipboard = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    )
