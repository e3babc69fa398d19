import { useCallback, useEffect, useState } from 'react'
import { type Opened, openPicture } from './picture.ts'

type State = { step: 'none' } | { step: 'opening' } | Opened

/** State of the chosen picture, until it is saved or cancelled. */
export function usePicture() {
  const [state, setState] = useState<State>({ step: 'none' })
  const url = state.step === 'ready' ? state.picture.url : null
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const choose = useCallback((file: File) => {
    setState({ step: 'opening' })
    void openPicture(file).then(setState)
  }, [])
  const leave = useCallback(() => setState({ step: 'none' }), [])
  return { state, choose, leave }
}
