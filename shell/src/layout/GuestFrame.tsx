import { Outlet } from './Outlet.tsx'

/** Everything before sign-in: the screen has the whole page. */
export function GuestFrame() {
  return <Outlet />
}
