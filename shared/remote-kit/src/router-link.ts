import { Link } from '@portal/remote-kit/router'
import { chakra, type StyledProps } from '@portal/ui'
import type { FunctionComponent } from 'react'

export const RouterLink: FunctionComponent<StyledProps<typeof Link>> = chakra(Link)
