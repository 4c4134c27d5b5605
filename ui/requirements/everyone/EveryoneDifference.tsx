import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { sumDifference } from '../post-lines.ts'
import styles from '../Requirements.module.css'
import type { RequirementsStore } from '../requirements-store.ts'
import { requirementTexts as texts, wordCounts } from '../texts.ts'

const PersonDifference = makeLazyPart(() => import('../person/PersonDifference.tsx'))

/** What was accepted and is not applied yet, of all posts together: counted by the matrix, looked through and applied at once. */
export const EveryoneDifference = observer(function EveryoneDifference({
  store,
}: {
  readonly store: RequirementsStore
}) {
  const [opened, setOpened] = useState(false)
  const words = wordCounts(sumDifference(store.posts))
  if (opened)
    return (
      <Suspense>
        <PersonDifference employeeId={null} version={store.posts} onApplied={() => void store.open()} />
      </Suspense>
    )
  if (words === '') return null
  return (
    <Button variant="default" my="md" className={styles.everyone} onClick={() => setOpened(true)}>
      {texts.everyone(words)}
    </Button>
  )
})
