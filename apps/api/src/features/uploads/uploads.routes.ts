import multipart from '@fastify/multipart';
import { PROFILE_IMAGE_MAX_BYTES } from '@wonderfield/contract/limits';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { uploadAsset } from '@wonderfield/contract/uploads/upload-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { DomainError } from '../../domain-error.ts';
import { readPictureToken } from './picture-urls.ts';
import { uploadPicture } from './upload-picture.ts';

const UPLOAD_LIMIT_BYTES = 1_310_720;
const MINUTE_SECONDS = 60;

/**
 * Reads the fields and the file of an upload into memory, so an interrupted upload leaves nothing
 * on disk.
 */
const readUpload = async (request: FastifyRequest) => {
  const fields: Record<string, unknown> = {};
  let file: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (Object.hasOwn(fields, part.fieldname)) {
          const errors = { [part.fieldname]: FIELD_MESSAGES.repeatedField };
          throw new DomainError('VAL_001', { errors });
        }
        fields[part.fieldname] = part.value;
      } else file = await part.toBuffer();
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new DomainError('AST_002');
    throw new DomainError('VAL_003', { isProtocolError: true });
  }
  return { fields, file };
};

export const uploadRoutes = async (app: FastifyInstance) => {
  const { deps } = app.pipeline;
  await app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: {
        files: 1,
        parts: 5,
        fields: 4,
        fieldSize: 1024,
        fileSize: PROFILE_IMAGE_MAX_BYTES,
      },
    });
    registerCall(uploads, uploadAsset, (ctx, _input, file) => uploadPicture(ctx, file), {
      readBody: readUpload,
      bodyLimit: UPLOAD_LIMIT_BYTES,
    });
  });

  app.get<{ Params: { pass: string } }>('/pictures/:pass', async (request, reply) => {
    const pass = readPictureToken(deps, request.params.pass);
    const picture = pass && (await deps.assetStore.readPicture(pass.name, pass.variant));
    if (!picture) return reply.code(404).send();
    return reply
      .type('image/webp')
      .header('cache-control', `private, max-age=${5 * MINUTE_SECONDS}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(picture));
  });
};
