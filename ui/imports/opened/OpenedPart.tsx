import { observer } from 'mobx-react-lite'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import type { ImportStore } from '../import-store.ts'
import { ColumnsPart } from './ColumnsPart.tsx'
import { LoadBar } from './LoadBar.tsx'
import type { OpenedFile } from './opened-file.ts'
import { Preview } from './Preview.tsx'

type Props = { readonly store: ImportStore; readonly opened: OpenedFile }

/** A file that is looked through: its columns, its rows, and what loads them. */
const OpenedPart = observer(function OpenedPart({ store, opened }: Props) {
  return (
    <>
      <ColumnsPart opened={opened} />
      {opened.header !== null && (
        <Loaded state={opened.comparing} onRetry={() => void opened.ground.needDuties()}>
          {() => <Preview opened={opened} />}
        </Loaded>
      )}
      {opened.comparing.is === 'ready' && <LoadBar store={store} opened={opened} />}
    </>
  )
})

export default OpenedPart
