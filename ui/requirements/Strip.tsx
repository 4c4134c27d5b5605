import { observer } from 'mobx-react-lite'
import { filterPosts, postStates } from './post-lines.ts'
import styles from './Requirements.module.css'
import type { RequirementsStore } from './requirements-store.ts'
import { requirementTexts as texts } from './texts.ts'

/** How many posts stand where; each shows its own when pressed. */
export const Strip = observer(function Strip({ store }: { readonly store: RequirementsStore }) {
  return (
    <fieldset className={styles.strip}>
      <legend className="visually-hidden">{texts.states}</legend>
      {(['all', ...postStates] as const).map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={store.filter === state}
          onClick={() => store.show(state)}
        >
          <b>{filterPosts(store.posts, state, '').length}</b> <span>{texts.strip[state]}</span>
        </button>
      ))}
    </fieldset>
  )
})
