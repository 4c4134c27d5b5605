import { keptUntil } from '@osh/core/imports/keeping.ts'
import type { StaffImport } from '@osh/core/imports/staff-import.ts'
import { observer } from 'mobx-react-lite'
import { useMemberNames } from '#ui/app/session/use-member-names.ts'
import { fetchPart } from '#ui/kit/connection/fetch-part.ts'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import styles from './Imports.module.css'
import type { ImportStore } from './import-store.ts'
import { importTexts as texts } from './texts.ts'

type Props = { readonly store: ImportStore }

/** The files that were loaded, the latest first; each can be undone. */
export const History = observer(function History({ store }: Props) {
  return (
    <section aria-labelledby="import-history" className={styles.history}>
      <h2 id="import-history">{texts.history}</h2>
      <Loaded state={store.history} onRetry={() => void store.open()} rows={2}>
        {(all) =>
          all.length === 0 ? (
            <p className={styles.muted}>{texts.noHistory}</p>
          ) : (
            <ul>
              {all.map((one) => (
                <Row key={one.id} store={store} one={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
})

const Row = observer(function Row({ store, one }: Props & { readonly one: StaffImport }) {
  const { fileName, counts, made, undone } = one
  const names = useMemberNames()
  const isKept = store.isKept(one)
  const tellWho = ({ by, at }: typeof made): readonly (string | null)[] => [
    formatMoment(at, store.timeZone),
    names.nameOf(by),
  ]
  return (
    <li className={styles.loaded}>
      <div>
        <b>{fileName}</b>
        <p className={styles.muted}>{[...tellWho(made), texts.counts(counts)].filter(Boolean).join(' · ')}</p>
        {undone === null && (
          <p className={styles.muted}>
            {isKept ? texts.undoUntil(formatMoment(keptUntil(one), store.timeZone)) : texts.forgotten}
          </p>
        )}
        {undone && (
          <p className={styles.muted}>{texts.undone(tellWho(undone).filter(Boolean).join(' · '))}</p>
        )}
      </div>
      <div className={styles.doings}>
        {counts.left > 0 && isKept && (
          <SaveTable
            of={texts.leftOf(fileName)}
            ask={async () => {
              const [{ makeLeftFile }, left] = await Promise.all([
                fetchPart(() => import('./left-file.ts')),
                store.readLeft(one),
              ])
              return makeLeftFile(left)
            }}
          />
        )}
        {undone === null && isKept && (
          <AskedRemoval
            variant="default"
            about={`: ${fileName}`}
            words={texts.undo}
            onRemove={() => store.undo(one)}
            onRemoved={() => undefined}
          >
            {texts.undo.about(fileName)}
          </AskedRemoval>
        )}
      </div>
    </li>
  )
})
