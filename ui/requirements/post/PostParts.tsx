import type { PostRead } from '@osh/core/requirements/posts/post-line.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { May, useMay } from '#ui/app/session/May.tsx'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { postTexts as texts } from '../texts.ts'
import { ApplyBar } from './ApplyBar.tsx'
import { Decided } from './Decided.tsx'
import { DifferencePart } from './DifferencePart.tsx'
import { Exceptions } from './exceptions/Exceptions.tsx'
import styles from './Post.module.css'
import { PostFacts } from './PostFacts.tsx'
import { Proposals } from './Proposals.tsx'
import type { PostStore } from './post-store.ts'
import { Separation } from './Separation.tsx'

const Questions = makeLazyPart(() => import('./Questions.tsx'))
const OwnRequirement = makeLazyPart(() => import('./OwnRequirement.tsx'))

type Props = { readonly store: PostStore; readonly read: PostRead }

/** The questions, the proposals, what was decided, and the difference. */
const PostParts = observer(function PostParts({ store, read }: Props) {
  const [asks, setAsks] = useState(read.line.profile === null)
  const [adds, setAdds] = useState(false)
  const may = useMay('change')
  return (
    <>
      <PostFacts read={read} onAsk={() => setAsks(true)} />
      <May right="change">
        <Separation store={store} read={read} />
      </May>
      <p role="status" className={store.refusal === null ? styles.news : styles.refusal}>
        {store.refusal ?? store.news}
      </p>
      {asks && may && (
        <Suspense>
          <Questions
            store={store}
            position={read.line.position}
            profile={read.line.profile}
            onDone={() => setAsks(false)}
          />
        </Suspense>
      )}
      {read.line.profile !== null && <Proposals store={store} read={read} />}
      <Decided store={store} read={read} />
      <Exceptions store={store} read={read} />
      <May right="change">
        <button
          type="button"
          className={`${styles.link} ${styles.adds}`}
          aria-expanded={adds}
          onClick={() => setAdds(!adds)}
        >
          {texts.addOwn}
        </button>
        {adds && (
          <Suspense>
            <OwnRequirement store={store} onDone={() => setAdds(false)} />
          </Suspense>
        )}
      </May>
      {(read.line.profile !== null || read.accepted.length > 0) && (
        <DifferencePart store={store} read={read} />
      )}
      <May right="change">
        <ApplyBar store={store} read={read} />
      </May>
    </>
  )
})

export default PostParts
