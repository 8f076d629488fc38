import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
// Import the styles, because the content security policy blocks the library's <style> element.
import 'react-easy-crop/react-easy-crop.css';
import { useTranslations } from 'use-intl';
import type { CropArea } from './crop-picture.ts';
import styles from './picture-cropper.module.css';

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.1;

/** Lets the user choose a square by mouse, touch, pinch, wheel or keys. */
export const PictureCropper = ({
  url,
  onChange,
}: {
  url: string;
  onChange: (area: CropArea) => void;
}) => {
  const t = useTranslations('profiles.picture');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.frame}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          // Screen readers pass arrow keys through only to an application role.
          cropperProps={{ role: 'application', 'aria-label': t('area') }}
          classes={{ cropAreaClassName: styles.area ?? '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_percent, pixels) => onChange(pixels)}
        />
      </div>
      <label className={styles.zoom}>
        <span>{t('zoom')}</span>
        <Minus size={20} strokeWidth={2.2} aria-hidden />
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
        />
        <Plus size={20} strokeWidth={2.2} aria-hidden />
      </label>
    </>
  );
};
