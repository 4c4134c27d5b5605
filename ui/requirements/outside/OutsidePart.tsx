import type { OutsidePost, TrainedOutside } from '@osh/core/requirements/outside/trained-outside.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { namePostPath } from '../post-paths.ts'
import styles from './Outside.module.css'
import { outsideStore } from './outside-store.ts'
import { outsideTexts as texts } from './texts.ts'

/** How many must learn in an accredited centre, and who does. */
export const OutsidePart = observer(function OutsidePart() {
  const store = useService(outsideStore)
  useEffect(() => void store.open(), [store])
  return (
    <section className={styles.part} aria-labelledby="outside">
      <h2 id="outside">{texts.title}</h2>
      <Loaded state={store.state} onRetry={() => void store.open()} rows={2}>
        {(told) => <Told told={told} />}
      </Loaded>
    </section>
  )
})

function Told({ told }: { readonly told: TrainedOutside }) {
  const { least, leastOfGreaterRisk, learning, waiting, posts } = told
  const isRiskNeeded = told.risk === null && least !== leastOfGreaterRisk
  return (
    <>
      <p>
        {texts.must(told)} {texts.learning(told)}{' '}
        {learning < least && <strong>{texts.lacking(least - learning)}</strong>}{' '}
        {waiting > 0 && texts.waiting(waiting)}
      </p>
      {(isRiskNeeded || !told.isStaffSaid) && (
        <p className={styles.second}>
          {isRiskNeeded && texts.askRisk} {!told.isStaffSaid && texts.counted}{' '}
          <May right="change">
            <Link to="/company/facts">{texts.toFacts}</Link>
          </May>
        </p>
      )}
      <ul className={styles.posts}>
        {posts.map((post) => (
          <LearningPost key={`${post.positionId}/${post.departmentId}`} post={post} />
        ))}
      </ul>
    </>
  )
}

const LearningPost = ({ post }: { readonly post: OutsidePost }) => {
  const { position, department, people, named, programs } = post
  const more = people - named.length
  return (
    <li>
      <span>
        <Link to={namePostPath(post, 'training')}>{position}</Link>
        {department !== null && `, ${department}`}
      </span>
      <span>{programs.join(', ')}</span>
      <span className={styles.second}>
        {[named.join(', '), ...(more > 0 ? [texts.more(more)] : [])].join(' ')}
      </span>
    </li>
  )
}
