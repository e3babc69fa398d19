import { useCallback, useEffect, useState } from 'react'
import { type OpenPictureResult, openPicture } from './open-picture.ts'

type SelectedPictureState = { step: 'none' } | { step: 'opening' } | OpenPictureResult

/** State of the selected picture, until it is saved or cancelled. */
export function useSelectedPicture() {
  const [state, setState] = useState<SelectedPictureState>({ step: 'none' })
  const url = state.step === 'ready' ? state.picture.url : null
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const choose = useCallback((file: File) => {
    setState({ step: 'opening' })
    void openPicture(file).then(setState)
  }, [])
  const leave = useCallback(() => setState({ step: 'none' }), [])
  return { state, choose, leave }
}
