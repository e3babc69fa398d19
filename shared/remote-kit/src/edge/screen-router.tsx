import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { pagePath } from './portal.ts'

/** The router around a screen that is drawn at the edge: it stands at one path. */
export const ScreenRouter = ({ children }: { children: ReactNode }) => (
  <StaticRouter location={pagePath.get()}>{children}</StaticRouter>
)
