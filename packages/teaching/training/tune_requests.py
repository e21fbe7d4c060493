"""Tunes the model of sentences to how pupils ask for objectives, and trains the small network that ranks objectives for a request.

Only for whoever trains, as tune_encoder.py beside it. Called by train-requests.ts:
  tune_requests.py encoder <wish.json> <answer.json> <vectors>   changes of the encoder, and every text's vector, 512 numbers each
  tune_requests.py ranker <wish.json> <answer.json> <features>   a network over features, of which each request has so many rows
"""

import json
import random
import sys

import numpy as np
import torch
from torch import nn
from torch.nn import functional
from tune_encoder import Layer, between, packed, padded, read_encoder

torch.set_num_threads(1)
width, longest = 512, 40
# The encoder: requests of one subject and stage are held against each other, so that neighbours are told apart.
rounds, batch, fastest, decay, warmth, longest_learnt = 4, 64, 2e-3, 0.02, 0.06, 24
last = "module/Encoder_en/hidden_layers/tanh_layer_0"
# The ranker.
units, turns, group, quickest = 24, 5, 32, 4e-3


class Encoder(nn.Module):
    """The encoder as it is, with small changes learnt beside the matrices of its second and its last layer."""

    def __init__(self, weights):
        super().__init__()
        self.pieces = weights["module/Embeddings_en"]
        self.places = next(weight for name, weight in weights.items() if "TimingSignal/ExpandDims_1" in name)
        self.below, self.layer = Layer(weights, 0, False), Layer(weights, 1, True)
        self.own = weights[f"{last}/weights"]
        self.bias = next(weight for name, weight in weights.items() if name.endswith("tanh_layer_0/bias"))
        self.tall = nn.Parameter(torch.randn(width, between) / width**0.5)
        self.wide = nn.Parameter(torch.zeros(between, width))

    def first(self, tokens, mask):
        place = torch.arange(tokens.shape[1]).float()[:, None] * self.places
        value = 2 * self.pieces[tokens] + torch.cat([place.sin(), place.cos()], -1)
        return self.below(value * mask[..., None], mask)

    def forward(self, pieces, mask):
        """The pieces of all texts one after the other; only what looks from piece to piece needs them text by text."""
        layer, (texts, length) = self.layer, mask.shape

        def by_text(part):
            found = part.new_zeros(texts, length, part.shape[-1])
            found[mask] = part
            return found.view(texts, length, 4, -1).transpose(1, 2)

        levelled = functional.layer_norm(pieces, (width,), layer.own["gain1"], layer.own["shift1"], 1e-6)
        query, key, content = map(by_text, layer.times("qkv", levelled).split(width, -1))
        looks = query * (width // 4) ** -0.5 @ key.transpose(-1, -2) + (~mask)[:, None, None, :] * -1e9
        looked = (looks.softmax(-1) @ content).transpose(1, 2).reshape(texts, length, width)[mask]
        value = pieces + layer.times("output", looked)
        levelled = functional.layer_norm(value, (width,), layer.own["gain2"], layer.own["shift2"], 1e-6)
        value = value + layer.times("conv2", functional.relu(layer.times("conv1", levelled)))
        many = mask.sum(1)
        texts_of = torch.repeat_interleave(torch.arange(texts), many)
        whole = torch.zeros(texts, width).index_add(0, texts_of, value) / many[:, None].float().sqrt()
        return functional.normalize(torch.tanh(whole @ self.own + self.bias + (whole @ self.tall) @ self.wide), dim=-1)


def first_layer(encoder, tokens):
    """What the layer below makes of every text; it is not changed, so once is enough."""
    found = [None] * len(tokens)
    order = sorted(range(len(tokens)), key=lambda at: len(tokens[at]))
    with torch.no_grad():
        for at in range(0, len(order), 256):
            part = order[at : at + 256]
            value = encoder.first(*padded([tokens[one] for one in part]))
            for row, one in enumerate(part):
                found[one] = value[row, : len(tokens[one])].half().clone()
    return found


def together(first, texts, most=longest):
    lengths = [min(most, len(first[one])) for one in texts]
    mask = torch.arange(max(lengths))[None, :] < torch.tensor(lengths)[:, None]
    return torch.cat([first[one][:length].float() for one, length in zip(texts, lengths)]), mask


def partner(text, objective):
    """Something else of the same objective: mostly another way to ask for it, else a name, a heading or a question."""
    by = random.random()
    asks = [one for one in objective["asks"] if one != text]
    pool = asks if by < 0.5 else objective["names"] if by < 0.75 else objective["phrases"] if by < 0.88 else objective["questions"]
    return random.choice(pool or objective["names"])


def batches(examples):
    found = []
    for same in examples.values():
        order = random.sample(same, len(same))
        found += [order[at : at + batch] for at in range(0, len(order), batch)]
    random.shuffle(found)
    return [one for one in found if len(one) > 8]


def train_encoder(wish, target, vectors):
    encoder = Encoder(read_encoder(wish["encoder"]))
    first = first_layer(encoder, [(one or [1])[:longest] for one in wish["texts"]])
    examples = {}
    for number, objective in enumerate(wish["objectives"]):
        examples.setdefault(objective["among"], []).extend((number, text) for text in objective["asks"])
    steps = torch.optim.AdamW(encoder.parameters(), lr=fastest, weight_decay=decay)
    total, count = rounds * len(batches(examples)), 0
    for turn in range(rounds):
        lost = []
        for one in batches(examples):
            count += 1
            for parameters in steps.param_groups:
                parameters["lr"] = fastest * min(1, count / 50) * max(0.02, 1 - count / total)
            asked = [text for _, text in one]
            others = [partner(text, wish["objectives"][number]) for number, text in one]
            asked, others = encoder(*together(first, asked + others, longest_learnt)).split(len(one))
            same = torch.tensor([[a != b and x[0] == y[0] for b, y in enumerate(one)] for a, x in enumerate(one)])
            across = (asked @ others.T / warmth).masked_fill(same, -1e9)
            beside = (asked @ asked.T / warmth).masked_fill(same | torch.eye(len(one), dtype=torch.bool), -1e9)
            right = torch.arange(len(one))
            loss = functional.cross_entropy(torch.cat([across, beside], 1), right) + functional.cross_entropy(across.T, right)
            steps.zero_grad()
            loss.backward()
            steps.step()
            lost.append(float(loss))
        print(f"round {turn + 1}: {sum(lost) / len(lost):.4f}", file=sys.stderr, flush=True)
    found = np.zeros((len(first), width), np.float32)
    order = sorted(range(len(first)), key=lambda at: len(first[at]))
    with torch.no_grad():
        for at in range(0, len(order), 128):
            found[order[at : at + 128]] = encoder(*together(first, order[at : at + 128])).numpy()
    found.tofile(vectors)
    layer = encoder.layer
    changes = [(layer.names[key], layer.tall[key], layer.wide[key]) for key in layer.tall] + [(f"{last}/weights", encoder.tall, encoder.wide)]
    with open(target, "w") as file:
        json.dump({"changes": [{"weight": name, "between": between, "tall": packed(tall), "wide": packed(wide)} for name, tall, wide in changes]}, file)


def train_ranker(wish, target, features):
    size, all_rows = wish["width"], np.fromfile(features, np.float32)
    rows = lambda one: torch.from_numpy(all_rows[one["at"] : one["at"] + one["rows"] * size].reshape(one["rows"], size))
    requests = [one for one in wish["requests"] for _ in range(one["weight"])]
    sample = torch.cat([rows(one)[::7] for one in wish["requests"][::5]])
    mean, spread = sample.mean(0), sample.std(0).clamp(min=0.05)
    network = nn.Sequential(nn.Linear(size, units), nn.ReLU(), nn.Linear(units, 1))
    steps = torch.optim.AdamW(network.parameters(), lr=quickest, weight_decay=1e-3)
    total, count = turns * (len(requests) // group + 1), 0
    for turn in range(turns):
        random.shuffle(requests)
        near = [sorted(requests[at : at + group * 20], key=lambda one: one["rows"]) for at in range(0, len(requests), group * 20)]
        parts = [part[at : at + group] for part in near for at in range(0, len(part), group)]
        random.shuffle(parts)
        lost = []
        for part in parts:
            count += 1
            for parameters in steps.param_groups:
                parameters["lr"] = quickest * max(0.02, 1 - count / total)
            most = max(one["rows"] for one in part)
            value, missing, wrong = torch.zeros(len(part), most, size), torch.ones(len(part), most).bool(), torch.ones(len(part), most).bool()
            for at, one in enumerate(part):
                value[at, : one["rows"]], missing[at, : one["rows"]] = rows(one), False
                wrong[at, one["right"]] = False
            found = network((value - mean) / spread).squeeze(-1).masked_fill(missing, -1e9).log_softmax(1)
            loss = -found.masked_fill(wrong, -1e9).logsumexp(1).mean()
            steps.zero_grad()
            loss.backward()
            steps.step()
            lost.append(float(loss))
        print(f"turn {turn + 1}: {sum(lost) / len(lost):.4f}", file=sys.stderr, flush=True)
    first, last_layer = network[0], network[2]
    hidden = first.weight.detach() / spread
    bias = first.bias.detach() - hidden @ mean
    rounded = lambda numbers: [float(f"{number:.4g}") for number in numbers.tolist()]
    with open(target, "w") as file:
        json.dump({"hidden": [rounded(row) for row in hidden], "bias": rounded(bias), "out": rounded(last_layer.weight.detach()[0])}, file)


if __name__ == "__main__":
    part, source, answer, numbers = sys.argv[1:5]
    random.seed(7)
    torch.manual_seed(7)
    with open(source) as wish:
        {"encoder": train_encoder, "ranker": train_ranker}[part](json.load(wish), answer, numbers)
