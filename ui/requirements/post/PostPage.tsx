import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { requirementsPath } from '../post-paths.ts'
import { postTexts as texts } from '../texts.ts'
import { Neighbours } from './Neighbours.tsx'
import styles from './Post.module.css'
import { postStore } from './post-store.ts'

const PostParts = makeLazyPart(() => import('./PostParts.tsx'))

const useAskedPost = () => {
  const { positionId, departmentId } = useParams()
  return {
    positionId: (readId(positionId) ?? 0) as PositionId,
    departmentId: readId(departmentId) as DepartmentId | null,
  }
}

/** What one post requires: the questions, the proposals, what was decided, and the difference. */
export const Component = observer(function PostPage() {
  const store = useService(postStore)
  const { positionId, departmentId } = useAskedPost()
  useEffect(() => void store.open({ positionId, departmentId }), [store, positionId, departmentId])
  const read = store.state.is === 'ready' ? store.state.value : null
  const { line } = read ?? {}
  return (
    <Page
      title={line?.position ?? texts.back}
      before={
        <Link to={requirementsPath} className={styles.back}>
          <IconChevronLeft size={16} stroke={1.6} aria-hidden />
          {texts.back}
        </Link>
      }
      subtitle={line ? (line.department ?? undefined) : '\u00a0'}
      fullBelow={950}
      actions={read && <Neighbours store={store} line={read.line} />}
    >
      <Loaded state={store.state} onRetry={() => void store.reload()} rows={8}>
        {(told) =>
          told === null ? (
            <EmptyState hint={texts.notFoundHint}>{texts.notFound}</EmptyState>
          ) : (
            <Suspense>
              <PostParts key={`${positionId}/${departmentId}`} store={store} read={told} />
            </Suspense>
          )
        }
      </Loaded>
    </Page>
  )
})
