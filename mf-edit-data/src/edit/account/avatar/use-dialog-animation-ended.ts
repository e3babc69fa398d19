import { type RefObject, useEffect, useState } from 'react'

/** Returns true once the animation of the surrounding dialog has ended. Measurements before that are scaled. */
export function useDialogAnimationEnded(inside: RefObject<Element | null>): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    let gone = false
    const layer = inside.current?.closest('[role=dialog]')
    const moving = layer?.getAnimations?.() ?? []
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => gone || setSettled(true))
    return () => {
      gone = true
    }
  }, [inside])
  return settled
}
