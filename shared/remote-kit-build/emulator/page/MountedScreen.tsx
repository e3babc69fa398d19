import { remote } from 'emulated/remote'
import { type ComponentType, useEffect, useState } from 'react'

export function MountedScreen({ view }: { view: string }) {
  const [Root, setRoot] = useState<ComponentType | null>(null)
  useEffect(() => {
    const found = remote.views[view]
    if (found?.kind !== 'screen') throw new Error(`${view} is no screen`)
    let here = true
    void found.root().then((root) => here && setRoot(() => root))
    return () => {
      here = false
    }
  }, [view])
  return Root && <Root />
}
