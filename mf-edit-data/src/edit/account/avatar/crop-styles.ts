/**
 * Styles of the cropper, keyed by its library's class names. The library itself would insert a style sheet, which pages
 * with Trusted Types reject.
 */
export const cropAreaCss = {
  position: 'relative',
  w: '100%',
  aspectRatio: '1',
  mx: 'auto',
  rounded: 'card',
  overflow: 'hidden',
  bg: 'tint2',
  '& .reactEasyCrop_Container': {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
  },
  '& .reactEasyCrop_Image': { willChange: 'transform', maxWidth: 'none' },
  '& .reactEasyCrop_Cover_Horizontal': { width: '100%', height: 'auto' },
  '& .reactEasyCrop_Cover_Vertical': { width: 'auto', height: '100%' },
  '& .reactEasyCrop_CropArea': {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    boxShadow: '0 0 0 9999em rgb(20 18 30/.55), inset 0 0 0 2px #fff',
    overflow: 'hidden',
  },
  '& .reactEasyCrop_CropAreaRound': { borderRadius: '50%' },
  '& .reactEasyCrop_CropArea:focus-visible': {
    outline: '3px solid var(--focus)',
    outlineOffset: '-6px',
  },
}

export const zoomSliderCss = { flex: 1, minW: 0, h: '44px', accentColor: 'var(--accent)', cursor: 'pointer' }
