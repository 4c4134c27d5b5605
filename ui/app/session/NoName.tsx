import { noName } from '@osh/core/wording/auth.ts'
import { Link } from 'react-router-dom'

/** In place of a name that no one has given; one's own is given in the account. */
export const NoName = () => (
  <>
    {noName}, <Link to="/account/settings">указать своё в «Аккаунте»</Link>
  </>
)
