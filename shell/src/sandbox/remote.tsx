import { defineRemote, type Remote, screen, slotComponent } from '@portal/remote-kit/define'
import type { Portal } from '@portal/remote-kit/portal'
import type { SandboxedRemote, SandboxPage } from './page.ts'
import { SandboxFrame } from './SandboxFrame.tsx'

/** The texts are in the frame. */
const noTexts = async () => ({ default: {} })

/** A remote in a sandbox, as the shell runs it: each of its views is a frame. */
export function sandboxedRemote(
  remote: SandboxedRemote,
  portal: Portal,
  page: SandboxPage,
  titleOf: (message: string) => string,
): Remote {
  const { routes, slots } = remote.contributes
  const frameOf = (view: string, title: string) => async () => ({
    default: (passed: object) => (
      <SandboxFrame remote={remote} view={view} title={title} passed={passed} portal={portal} page={page} />
    ),
  })
  const views = Object.fromEntries([
    ...slots.map(({ view }) => [view, slotComponent(frameOf(view, remote.name))] as const),
    ...routes.map(({ view, title }) => [view, screen(frameOf(view, titleOf(title)))] as const),
  ])
  return defineRemote({ portal, texts: noTexts, views })
}
