import { countAccepted, type PositionOrDepartment } from '@osh/core/requirements/posts/count-accepted.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { requirementsStore } from './requirements-store.ts'
import { requirementTexts as texts } from './texts.ts'

/** Before a position or a department is deleted: how many requirements go with it. */
export default observer(function GoingRequirements({ of }: { readonly of: PositionOrDepartment }) {
  const store = useService(requirementsStore)
  useEffect(() => void store.open(), [store])
  return (
    <Loaded state={store.state} rows={1} onRetry={() => void store.open()}>
      {(posts) => <p>{texts.going(countAccepted(posts, of))}</p>}
    </Loaded>
  )
})
