import { Link } from '@portal/remote-kit/router'
import { chakra } from '@portal/ui'

/** Router link without default styles. */
export const RouterLink = chakra(Link)
