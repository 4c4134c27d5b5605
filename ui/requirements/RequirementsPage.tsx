import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import { fetchPart } from '#ui/kit/connection/fetch-part.ts'
import { SearchInput } from '#ui/kit/forms/SearchInput.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import { EveryoneDifference } from './everyone/EveryoneDifference.tsx'
import { OutsidePart } from './outside/OutsidePart.tsx'
import { PostList } from './PostList.tsx'
import { PostTable } from './PostTable.tsx'
import { namePostPath } from './post-paths.ts'
import styles from './Requirements.module.css'
import { type RequirementsStore, requirementsStore } from './requirements-store.ts'
import { Strip } from './Strip.tsx'
import { requirementTexts as texts } from './texts.ts'

/** «Требования по должностям»: what each post requires, and what waits for a decision. */
export const Component = observer(function RequirementsPage() {
  const store = useService(requirementsStore)
  useEffect(() => void store.open(), [store])
  const [before, after] = texts.subtitle
  return (
    <Page
      title={texts.title}
      fullBelow={950}
      subtitle={
        <>
          {before} <span className={styles.plus}>+3</span> {after}
        </>
      }
      actions={store.posts.length > 0 && <Actions store={store} />}
    >
      <Loaded state={store.state} onRetry={() => void store.open()} rows={8}>
        {() => <Posts store={store} />}
      </Loaded>
    </Page>
  )
})

type Props = { readonly store: RequirementsStore }

const Actions = observer(function Actions({ store }: Props) {
  const [first] = store.queue
  return (
    <>
      <SearchInput
        label={texts.search}
        search={store.search}
        onSearch={store.find}
        className={styles.search}
      />
      {store.shown.length > 0 && (
        <SaveTable
          ask={async () => {
            const { makeRequirementsFile } = await fetchPart(() => import('./requirements-file.ts'))
            return makeRequirementsFile(store.shown)
          }}
        />
      )}
      {first && (
        <May right="change">
          <Button component={Link} to={namePostPath(first)}>
            {texts.walk(store.queue.length)}
          </Button>
        </May>
      )}
    </>
  )
})

const Posts = observer(function Posts({ store }: Props) {
  const narrow = useMediaQuery('(max-width: 949.98px)', undefined, { getInitialValueInEffect: false })
  if (store.posts.length === 0)
    return (
      <EmptyState
        action={
          <May right="change">
            <Button component={Link} to="/employees/import">
              {texts.bringIn}
            </Button>
          </May>
        }
      >
        {texts.empty}
      </EmptyState>
    )
  return (
    <>
      <Strip store={store} />
      <EveryoneDifference store={store} />
      {store.shown.length > 0 ? (
        narrow ? (
          <PostList store={store} />
        ) : (
          <PostTable store={store} />
        )
      ) : (
        <EmptyState
          action={
            <Button variant="default" onClick={store.reset}>
              {texts.reset}
            </Button>
          }
        >
          {texts.noneFound}
        </EmptyState>
      )}
      <May right="see-records">
        <OutsidePart />
      </May>
    </>
  )
})
