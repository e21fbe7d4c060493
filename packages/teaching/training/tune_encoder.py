"""Tunes the model of sentences to calls for help, and trains the head that looks at its pieces of words.

Only for whoever trains: the product needs neither Python nor PyTorch. On Debian: apt-get install python3-torch libopenblas0-pthread.
Called by train-concern-model.ts and cross-validate-concerns.ts with a file of what to learn, and where to write what was learnt.
"""

import base64
import json
import random
import sys

import torch
from torch import nn
from torch.nn import functional

torch.set_num_threads(1)
width, between, heads, taken, hidden = 512, 16, 8, 256, 128
rounds, batch, fastest, decay, unseen, left_out = 3, 64, 1e-3, 0.03, 0.1, 0.5
longest = 40
matrices = ("qkv", "output", "conv1", "conv2")
# The second layer alone is changed: the first one reads words, the second what they say of each other.
tuned_layers = (False, True)


def read_encoder(folder):
    """The weights that the package of the model brings, by their names."""
    with open(f"{folder}/model.json") as file:
        manifest = json.load(file)["weightsManifest"]
    weights = {}
    for group in manifest:
        data = b"".join(open(f"{folder}/{path}", "rb").read() for path in group["paths"])
        at = 0
        for entry in group["weights"]:
            count = 1
            for size in entry["shape"]:
                count *= size
            kind = torch.float32 if entry["dtype"] == "float32" else torch.int32
            weights[entry["name"]] = torch.frombuffer(bytearray(data[at : at + 4 * count]), dtype=kind).reshape(entry["shape"])
            at += 4 * count
    return weights


class Layer(nn.Module):
    """One layer of the encoder as it is, with a small change learnt beside each of the matrices named."""

    def __init__(self, weights, number, tuned):
        super().__init__()
        self.own = {}
        self.names = {}
        for key, part in {
            "qkv": "qkv_transform_single/kernel", "qkv_bias": "qkv_transform_single/bias",
            "output": "output_transform_single/kernel", "output_bias": "output_transform_single/bias",
            "conv1": "conv1/Tensordot/Reshape_1", "conv1_bias": "conv1/bias",
            "conv2": "conv2/Tensordot/Reshape_1", "conv2_bias": "conv2/bias",
            "gain1": "TransformerLayer/layer_prepostprocess/layer_norm/layer_norm_scale",
            "shift1": "TransformerLayer/layer_prepostprocess/layer_norm/layer_norm_bias",
            "gain2": "FFN/layer_prepostprocess/layer_norm/layer_norm_scale",
            "shift2": "FFN/layer_prepostprocess/layer_norm/layer_norm_bias",
            "across": "TransformerLayer/dense/kernel", "across_bias": "TransformerLayer/dense/bias",
        }.items():
            name = next((name for name in weights if f"Layer_{number}/" in name and part in name), None)
            if name is not None:
                self.names[key] = name
                self.own[key] = weights[name].reshape(weights[name].shape[-2:]) if key in (*matrices, "across") else weights[name].flatten()
        self.tall, self.wide = nn.ParameterDict(), nn.ParameterDict()
        for key in matrices if tuned else ():
            rows, columns = self.own[key].shape
            self.tall[key] = nn.Parameter(torch.randn(rows, between) / rows**0.5)
            self.wide[key] = nn.Parameter(torch.zeros(between, columns))

    def times(self, key, value):
        found = value @ self.own[key] + self.own[f"{key}_bias"]
        return found + (value @ self.tall[key]) @ self.wide[key] if key in self.tall else found

    def forward(self, value, mask):
        texts, length, size = value.shape
        levelled = functional.layer_norm(value, (size,), self.own["gain1"], self.own["shift1"], 1e-6)
        query, key, content = (
            part.view(texts, length, 4, size // 4).transpose(1, 2) for part in self.times("qkv", levelled).split(size, -1)
        )
        looks = query * (size // 4) ** -0.5 @ key.transpose(-1, -2) + (~mask)[:, None, None, :] * -1e9
        looked = (looks.softmax(-1) @ content).transpose(1, 2).reshape(texts, length, size)
        carried = value @ self.own["across"] + self.own["across_bias"] if "across" in self.own else value
        value = carried + self.times("output", looked)
        levelled = functional.layer_norm(value, (width,), self.own["gain2"], self.own["shift2"], 1e-6)
        return value + self.times("conv2", functional.relu(self.times("conv1", levelled)))


class Reader(nn.Module):
    def __init__(self, weights, kinds):
        super().__init__()
        self.pieces = weights["module/Embeddings_en"]
        self.places = next(weight for name, weight in weights.items() if "TimingSignal/ExpandDims_1" in name)
        self.layers = nn.ModuleList([Layer(weights, number, tuned) for number, tuned in enumerate(tuned_layers)])
        self.norm = nn.LayerNorm(width)
        self.attend, self.take = nn.Linear(width, heads), nn.Linear(width, taken)
        self.hidden, self.out = nn.Linear(taken, hidden), nn.Linear(hidden, kinds)
        nn.init.normal_(self.attend.weight, std=0.05)

    def forward(self, tokens, mask):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            place = torch.arange(tokens.shape[1]).float()[:, None] * self.places
            value = 2 * self.pieces[tokens] + torch.cat([place.sin(), place.cos()], -1)
            value = value * mask[..., None]
            for layer in self.layers:
                value = layer(value, mask)
        value = self.norm(value.float())
        looks = self.attend(value).masked_fill(~mask[..., None], -1e9).softmax(1)
        parts = self.take(value).view(*value.shape[:2], heads, taken // heads)
        found = (looks[..., None] * parts).sum(1).flatten(1)
        found = functional.dropout(found, left_out * 0.4, self.training)
        found = functional.dropout(functional.relu(self.hidden(found)), left_out, self.training)
        return self.out(found)


def padded(all_tokens):
    length = max(map(len, all_tokens))
    tokens = torch.zeros(len(all_tokens), length, dtype=torch.long)
    mask = torch.zeros(len(all_tokens), length, dtype=torch.bool)
    for at, one in enumerate(all_tokens):
        tokens[at, : len(one)] = torch.tensor(one)
        mask[at, : len(one)] = True
    return tokens, mask


def in_batches(examples):
    """By chance, with texts of much the same length beside each other."""
    order = random.sample(examples, len(examples))
    found = []
    for at in range(0, len(order), batch * 40):
        near = sorted(order[at : at + batch * 40], key=lambda one: len(one["tokens"]))
        found += [near[from_ : from_ + batch] for from_ in range(0, len(near), batch)]
    random.shuffle(found)
    return found


def train(reader, examples):
    many = [one for one in reader.parameters() if one.dim() > 1]
    few = [one for one in reader.parameters() if one.dim() == 1]
    steps = torch.optim.AdamW([{"params": many, "weight_decay": decay}, {"params": few, "weight_decay": 0}], lr=fastest)
    total, count = rounds * -(-len(examples) // batch), 0
    reader.train()
    for turn in range(rounds):
        lost = 0.0
        batches = in_batches(examples)
        for one in batches:
            count += 1
            for group in steps.param_groups:
                group["lr"] = fastest * min(1, count / 100) * max(0, 1 - count / total)
            tokens, mask = padded([example["tokens"] for example in one])
            # A piece here and there is not seen, so that no single one decides.
            kept = mask & (torch.rand(mask.shape) >= unseen)
            kept[~kept.any(1)] = mask[~kept.any(1)]
            wrong = functional.cross_entropy(
                reader(tokens, kept), torch.tensor([example["kind"] for example in one]), reduction="none"
            )
            loss = (wrong * torch.tensor([example["weight"] for example in one])).mean()
            steps.zero_grad(set_to_none=True)
            loss.backward()
            steps.step()
            lost += float(loss)
        print(f"round {turn + 1}: {lost / len(batches):.4f}", file=sys.stderr, flush=True)
    reader.eval()


def weigh(reader, all_tokens):
    order = sorted(range(len(all_tokens)), key=lambda at: len(all_tokens[at]))
    found = [None] * len(all_tokens)
    with torch.no_grad():
        for at in range(0, len(order), 128):
            part = order[at : at + 128]
            for place, scores in zip(part, reader(*padded([all_tokens[one] for one in part])).tolist()):
                found[place] = scores
    return found


def packed(weights):
    """As bytes with one scale: a quarter of the room."""
    scale = float(weights.detach().abs().max()) / 127 or 1.0
    text = base64.b64encode((weights.detach() / scale).round().to(torch.int8).flatten().numpy().tobytes()).decode()
    return {"scale": float(f"{scale:.6g}"), "bytes": [text[at : at + 120] for at in range(0, len(text), 120)]}


def learnt(reader):
    layer = lambda one: {"weights": packed(one.weight), "bias": packed(one.bias)}
    return {
        "changes": [
            {"weight": one.names[key], "between": between, "tall": packed(one.tall[key]), "wide": packed(one.wide[key])}
            for one in reader.layers
            for key in one.tall
        ],
        "heads": heads,
        "norm": {"gain": packed(reader.norm.weight), "shift": packed(reader.norm.bias)},
        **{name: layer(getattr(reader, name)) for name in ("attend", "take", "hidden", "out")},
    }


def main(source, target):
    with open(source) as file:
        wish = json.load(file)
    weights = read_encoder(wish["encoder"])
    answers = []
    for part in wish["parts"]:
        random.seed(part["seed"])
        torch.manual_seed(part["seed"])
        reader = Reader(weights, wish["kinds"])
        train(reader, [{**one, "tokens": one["tokens"][:longest]} for one in part["examples"]])
        answers.append({"trained": learnt(reader), "scores": weigh(reader, [one[:longest] for one in part["asked"]])})
    with open(target, "w") as file:
        json.dump(answers, file)


if __name__ == "__main__":
    main(*sys.argv[1:3])
