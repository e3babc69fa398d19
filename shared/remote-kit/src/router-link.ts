import { Link } from '@portal/remote-kit/router'
import { chakra } from '@portal/ui'

/** A link to an address of the portal, with a look of its own. */
export const RouterLink = chakra(Link)
