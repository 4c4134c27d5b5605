import { Button } from '@mantine/core'
import type { PostRead } from '@osh/core/requirements/posts/post-line.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { namePostPath } from '../post-paths.ts'
import { postTexts as texts } from '../texts.ts'
import styles from './Post.module.css'
import type { PostStore } from './post-store.ts'

type Props = { readonly store: PostStore; readonly read: PostRead }

/** Where the position differs in a department: the way to separate it there, and back to the common one. */
export const Separation = observer(function Separation({ store, read }: Props) {
  const { line, departments } = read
  const { positionId, departmentId } = line
  if (departmentId !== null) return <Joining store={store} read={read} />
  if (line.profile === null || departments.length === 0) return null
  return (
    <p className={styles.done}>
      {texts.separate}{' '}
      {departments.map(({ id, name }, i) => (
        <span key={id}>
          {i > 0 && ', '}
          <Link to={namePostPath({ positionId, departmentId: id })}>{name}</Link>
        </span>
      ))}
    </p>
  )
})

const Joining = observer(function Joining({ store, read: { line, answered } }: Props) {
  const [asks, setAsks] = useState(false)
  const navigate = useNavigate()
  const general = namePostPath({ ...line, departmentId: null })
  const drop = async () => {
    if (await store.decide('drop')) void navigate(general)
  }
  return (
    <div className={styles.joining}>
      <p className={styles.done}>
        {answered === null ? texts.notSeparate : texts.isSeparate} <Link to={general}>{texts.general}</Link>
        {answered !== null && !asks && (
          <>
            {' · '}
            <button type="button" className={styles.link} onClick={() => setAsks(true)}>
              {texts.drop}
            </button>
          </>
        )}
      </p>
      {asks && (
        <>
          <p>{texts.dropWarning(line.people)}</p>
          <div className={styles.buttons}>
            <Button variant="default" autoFocus loading={store.busy} onClick={() => void drop()}>
              {texts.dropNow}
            </Button>
            <Button variant="default" onClick={() => setAsks(false)}>
              {texts.cancel}
            </Button>
          </div>
        </>
      )}
    </div>
  )
})
